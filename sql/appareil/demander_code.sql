-- Issues an enrolment code. If a phone of the account was replaced, has no successor, and its code
-- expired, the code is for the successor. Otherwise the code is for an additional phone, within the
-- limits of the licence.
-- Spec: appareils#code-enrolement, licences-et-factures#plafonds.
-- Chosen: docs/decisions/0070-licences-factures-tables.md. A phone that replaces another takes its
--         place in the licence, which never refuses its code.
-- Refuses: utilisateur_inconnu and what `licence.exiger_place` refuses.
-- Locks: codes of the account, then the organization, where its licence limits devices.
create or replace function appareil.demander_code(
  p_utilisateur_id uuid, p_auteur_id uuid, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_remplace_id uuid := appareil.sans_successeur(p_utilisateur_id, p_le);
  v_code json := appareil.emettre_code(p_utilisateur_id, p_auteur_id, p_le, v_remplace_id);
begin
  if v_remplace_id is null then
    perform licence.exiger_place('appareils', p_le);
  end if;
  return v_code;
end
$$;
