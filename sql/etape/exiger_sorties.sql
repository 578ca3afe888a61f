-- Requires that the outputs of a step are complete: there are some, each with its nature, in an
-- open place, and no better than its inputs allow.
-- Spec: etapes#validation.
-- Chosen: docs/decisions/0025-etapes.md.
-- Refuses: etape_incomplete, nature_lot_requise, emplacement_ferme, qualite_superieure.
create or replace function etape.exiger_sorties(p_etape etape.etape) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_rangs integer[];
  v_surclasses jsonb;
begin
  if (etape.bilan(p_etape.id)).entrees_g = 0 or (etape.bilan(p_etape.id)).sorties_g = 0 then
    raise sqlstate 'TR409' using message = 'etape_incomplete';
  end if;
  select array_agg(s.rang order by s.rang) into v_rangs from etape.sortie s
  where s.etape_id = p_etape.id and not s.retiree and s.nature is null;
  if v_rangs is not null then
    raise sqlstate 'TR409' using message = 'nature_lot_requise',
      detail = jsonb_build_object('sorties', v_rangs)::text;
  end if;
  perform emplacement.exiger_actif(s.emplacement_id, p_etape.date_operation)
  from etape.sortie s where s.etape_id = p_etape.id and not s.retiree;
  select jsonb_agg(jsonb_build_object('rang', r.rang, 'referentiels', r.surclasses)
                   order by r.rang) into v_surclasses
  from etape.resultats(p_etape.id) as r where r.surclasses <> '{}';
  if v_surclasses is not null then
    raise sqlstate 'TR409' using message = 'qualite_superieure',
      detail = jsonb_build_object('sorties', v_surclasses)::text;
  end if;
end
$$;
