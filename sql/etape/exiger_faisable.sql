-- Requires the conditions of an act on a step before the request itself is checked: its state, and
-- the other reasons for a refusal.
-- Spec: service#actes, etapes#etape.
-- Chosen: docs/decisions/0111-actes-expliques.md.
-- Refuses: etape_inconnue, transition_refusee, what `etape.exiger_validable` and
--          `etape.exiger_devalidable` refuse.
create or replace function etape.exiger_faisable(p_id uuid, p_acte text, p_le timestamptz)
returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_etape etape.etape := etape.exiger(p_id);
begin
  perform acte.exiger('etape', p_id, v_etape.statut, p_acte);
  case p_acte
    when 'valider' then perform etape.exiger_validable(v_etape, p_le);
    when 'devalider' then perform etape.exiger_devalidable(v_etape);
    else null;
  end case;
end
$$;
