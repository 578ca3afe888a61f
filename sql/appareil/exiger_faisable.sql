-- Requires that the state of a device allows an act, before the request itself is checked; returns
-- the resulting state.
-- Spec: service#actes, appareils#revocation.
-- Chosen: docs/decisions/0187-actes-de-toute-fiche.md.
-- Refuses: appareil_deja_revoque.
create or replace function appareil.exiger_faisable(p_appareil appareil.appareil, p_acte text)
returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return acte.exiger('appareil', p_appareil.id, p_appareil.statut, p_acte, jsonb_build_object(
    'revoque_le', core.horodatage(p_appareil.revoque_le)));
end
$$;
