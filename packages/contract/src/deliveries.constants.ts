export const deliveryStatuses = ['not_submitted', 'submitted', 'approved', 'rejected'] as const
export type DeliveryStatus = (typeof deliveryStatuses)[number]

export const deliveryStatusLabels = {
  not_submitted: 'Not Submitted',
  submitted: 'Pending Review',
  approved: 'Approved',
  rejected: 'Rejected',
} as const satisfies Record<DeliveryStatus, string>
