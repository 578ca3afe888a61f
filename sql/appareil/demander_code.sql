-- Issues an enrolment code for one phone more, within what the licence allows.
-- Spec: appareils#code-enrolement, licences-et-factures#plafonds.
-- Chosen: docs/decisions/0070-licences-factures-tables.md. A phone that replaces another takes its
--         place: no licence refuses its code.
-- Refuses: utilisateur_inconnu and what `licence.exiger_place` refuses.
-- Locks: the organization, where its licence limits devices.
create or replace function appareil.demander_code(
  p_utilisateur_id uuid, p_auteur_id uuid, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_code json := appareil.emettre_code(p_utilisateur_id, p_auteur_id, p_le);
begin
  perform licence.exiger_place('appareils', p_le);
  return v_code;
end
$$;
