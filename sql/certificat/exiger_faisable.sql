-- Requires that the state of a certificate allows an act, before the request itself is checked.
-- Spec: service#actes, conformite-et-certificats#certificat.
-- Chosen: docs/decisions/0187-actes-de-toute-fiche.md.
-- Refuses: certificat_retire, statut_inchange.
create or replace function certificat.exiger_faisable(
  p_certificat certificat.certificat, p_acte text) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_certificat.statut <> 'retire' and p_certificat.statut = (
    select a.vers from acte.acte a where a.entite = 'certificat' and a.acte = p_acte)
  then
    raise sqlstate 'TR409' using message = 'statut_inchange';
  end if;
  perform acte.exiger('certificat', p_certificat.id, p_certificat.statut, p_acte);
end
$$;
