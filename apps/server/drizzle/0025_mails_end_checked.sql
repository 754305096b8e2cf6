-- So that it need not be read when it becomes a partition, while nobody can write to it.
alter table mails validate constraint mails_before_partitions;
