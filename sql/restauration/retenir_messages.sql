-- Holds the pending messages of the current organization after its database was restored to an
-- earlier point: they may have been sent after that point, and are sent again only by a person's
-- decision. Holds messages to producers, and the reminders of the day, which are first written if
-- their hour has come. Returns the held messages.
-- Spec: restauration#messages.
-- Locks: what `v1.sms_a_envoyer` locks.
create or replace function restauration.retenir_messages(p_le timestamptz) returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_ecrits bigint;
begin
  while collecte.recueillir_annonces(p_le) > 0 loop
  end loop;
  update collecte.sms s
  set statut = 'echoue', raison = 'restauration', le = p_le, du_le = null, ouvrier = null
  where s.du_le is not null;
  v_ecrits := relance.preparer(p_le);
  update relance.message m
  set statut = 'retire', raison = 'restauration', regle_le = p_le, ouvrier = null
  where m.statut = 'du';
  return restauration.messages_retenus();
end
$$;
