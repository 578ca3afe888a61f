-- Requires a quality state of a campaign's capacity referential.
-- Spec: capacites#capacite.
-- Refuses: etat_inconnu.
create or replace function capacite.exiger_etat(
  p_campagne campagne.campagne, p_etat_code text) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  if not exists (
    select from conformite.etat e join pack.pack_version v on v.referentiel_capacite
      = e.referentiel_code
    where v.id = p_campagne.pack_version_id and e.code = p_etat_code)
  then
    raise sqlstate 'TR404' using message = 'etat_inconnu';
  end if;
end
$$;
