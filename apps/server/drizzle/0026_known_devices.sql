CREATE TABLE "known_devices" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"has_signed_in" boolean NOT NULL,
	CONSTRAINT "known_devices_pkey" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_devices_last_seen" ON "known_devices" USING btree ("last_seen_at");--> statement-breakpoint
create trigger known_devices_of_present_account before insert on known_devices for each row execute function refuse_deleted_account('user_id');
