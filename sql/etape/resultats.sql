-- Returns the quality states of each output of a step: per referential, the lowest state of its
-- inputs; conventional instead of conversion if different products are mixed; a lower state if the
-- step declares one. `surclasses` names the referentials under which the step declares a higher
-- state.
-- Spec: etapes#qualite.
-- Chosen: docs/decisions/0025-etapes.md.
create or replace function etape.resultats(p_etape_id uuid)
returns table (sortie_id uuid, rang smallint, etats jsonb, surclasses text[])
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  with base as (
    select e.referentiel_code, e.code, e.rang
    from jsonb_each_text(lot.fondre(array(
        select n.lot_id from etape.entree n where n.etape_id = p_etape_id))) as f
      join conformite.etat e on e.referentiel_code = f.key and e.code = f.value
  ),
  issu as (
    select s.id, r.code as referentiel, b.code as base, c.code as choix, c.rang > b.rang as monte,
           c.categorie_affichage in ('bio', 'conversion') as est_bio
    from etape.sortie s
      cross join conformite.referentiel r
      left join base b on b.referentiel_code = r.code
      left join conformite.etat c on c.referentiel_code = r.code and c.code = s.etats ->> r.code
    where s.etape_id = p_etape_id and num_nonnulls(b.code, c.code) > 0
  )
  select s.id, s.rang,
         coalesce((select jsonb_object_agg(i.referentiel, case
                            when i.monte then i.base else coalesce(i.choix, i.base) end)
                   from issu i where i.id = s.id), '{}'),
         array(select i.referentiel from issu i
               where i.id = s.id and coalesce(i.monte, i.base is null and i.est_bio)
               order by i.referentiel)
  from etape.sortie s
  where s.etape_id = p_etape_id and not s.retiree
  order by s.rang;
end
$$;
