-- Checks that a step's gap is within the tolerance in force at its date; without a tolerance the
-- gap is only reported. For a step that is followed as a whole, missing mass counts as loss, and
-- only an output above the input is a gap.
-- Spec: etapes#bilan.
-- Chosen: docs/decisions/0025-etapes.md. Refuses: bilan_hors_tolerance.
create or replace function etape.exiger_bilan(p_etape etape.etape) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_bilan record := etape.bilan(p_etape.id);
  v_niveau text := reglage.texte('procedes.niveau_suivi.' || p_etape.procede,
                                 p_etape.date_operation);
  v_tolerance_cp bigint := reglage.entier('procedes.tolerance_bilan', p_etape.date_operation);
  v_ecart_g bigint := case v_niveau when 'global' then greatest(-v_bilan.ecart_g, 0)
                                    else abs(v_bilan.ecart_g) end;
begin
  if v_ecart_g * 10000 > v_tolerance_cp * v_bilan.entrees_g then
    raise sqlstate 'TR409' using message = 'bilan_hors_tolerance',
      detail = (to_jsonb(v_bilan) || jsonb_build_object(
        'niveau_suivi', v_niveau, 'tolerance_cp', v_tolerance_cp))::text;
  end if;
end
$$;
