-- Simulates the execution of a recall now, without executing it: totals and the first five hundred
-- lines, those that can not be blocked first. For a planned recall: the lines that differ from the
-- plan (`lignes`), and the lines of the plan that disappeared (`disparues`). Masses in g.
-- Spec: rappels#apercu.
-- Chosen: docs/decisions/0108-tracer-et-rappeler.md.
create or replace function rappel.apercevoir(p_rappel rappel.rappel, p_le timestamptz)
returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_lignes rappel.ligne[] := array(select s from rappel.situer(p_rappel) as s order by s.rang);
begin
  return (
    with maintenant as (
      select l, l.effet, l.rang,
             (l.genre, l.objet_id, l.effet, coalesce(l.motif, ''), l.quantite_g) as fait
      from unnest(v_lignes) as l
    ),
    plan as (
      select l, l.rang, (l.genre, l.objet_id, l.effet, coalesce(l.motif, ''), l.quantite_g) as fait
      from rappel.ligne l where l.rappel_id = p_rappel.id and l.phase = 'plan'
    ),
    neuve as (
      select m.l, m.effet <> 'non_bloquable' as apres, m.rang
      from maintenant m where not exists (select from plan p where p.fait = m.fait)
      order by apres, m.rang limit 500
    ),
    partie as (
      select p.l, p.rang
      from plan p where not exists (select from maintenant m where m.fait = p.fait)
      order by p.rang limit 500
    )
    select jsonb_build_object(
      'le', core.horodatage(p_le),
      'mesure', rappel.mesurer(p_rappel, null, v_lignes),
      'lignes', (select coalesce(jsonb_agg(rappel.presenter_ligne(n.l)::jsonb || jsonb_build_object(
                          'phase', 'apercu', 'le', core.horodatage(p_le))
                          order by n.apres, n.rang), '[]') from neuve n),
      'disparues', (select coalesce(jsonb_agg(rappel.presenter_ligne(p.l) order by p.rang), '[]')
                    from partie p)));
end
$$;
