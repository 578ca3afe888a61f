-- Records that a message about a version of a collection is due to its producer, if the producer is
-- known and has a telephone.
-- Spec: collectes#sms.
-- Chosen: one message per version of a collection.
-- Why: the function writes a row instead of starting a job, because the commits of all devices
--      would queue for the lock of a job's notification. The first message about a phone's record
--      needs no row either: `collecte.recueillir_annonces` finds it.
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
