-- Notes that a message about a version of a collection is due to its producer, when the producer is
-- known and has a telephone.
-- Spec: collectes#sms.
-- Chosen: one message per version of a collection.
-- Why: a row, not a job: a job's notification at commit is a lock that every device's commits would
--      queue for. The first message of what a phone recorded is not even a row of its command
--      (`collecte.recueillir_annonces`).
create or replace function collecte.annoncer(
  p_organisation_id uuid, p_collecte_id uuid, p_version integer, p_producteur_id uuid,
  p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  insert into collecte.sms (organisation_id, collecte_id, version, statut, le, du_le)
  select p_organisation_id, p_collecte_id, p_version, 'a_envoyer', p_le, p_le
  from producteur.producteur p where p.id = p_producteur_id and p.telephone is not null
  on conflict do nothing;
end
$$;
