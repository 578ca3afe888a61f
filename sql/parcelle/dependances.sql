-- Lists the dependents of a registered plot: collections, validated capacities, later surveys, and
-- other records that refer to it, without cancelled ones.
-- Spec: file-de-controle#annulation.
-- Why: inspections are found by the holders of the plot, because an index exists for producers.
create or replace function parcelle.dependances(p_contexte commande.contexte)
returns table (entite text, id uuid)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_id uuid := (p_contexte.payload ->> 'parcelle_id')::uuid;
begin
  return query
    select d.entite, d.id
    from (
      select 'parcelle' as entite, p.id, null::uuid as commande_id
      from parcelle.parcelle p where p.fusionnee_dans = v_id
      union all
      select 'parcelle', p.fusionnee_dans, null from parcelle.parcelle p
      where p.id = v_id and p.fusionnee_dans is not null
      union all
      select 'parcelle', s.parcelle_id, null from parcelle.suites(v_id) as s
      union all
      select 'producteur', t.producteur_id, null from parcelle.transfert t
      where t.parcelle_id = v_id
      union all
      select 'collecte', c.id, c.commande_id from collecte.collecte c where c.parcelle_id = v_id
      union all
      select 'capacite', c.id, null from capacite.capacite c
      where c.producteur_id in (select h.id from unnest(parcelle.detenteurs(v_id)) as h (id))
        and c.statut in ('validee', 'a_revalider')
        and c.lignes @> jsonb_build_array(jsonb_build_object('parcelle_id', v_id))
      union all
      select 'polygone', g.id, g.commande_id from parcelle.polygone g
      where g.parcelle_id = v_id and g.commande_id is distinct from p_contexte.commande_id
      union all
      select 'estimation', e.id, e.commande_id from recolte.estimation e where e.parcelle_id = v_id
      union all
      select 'echantillon', e.id, null from inspection.echantillon e where e.parcelle_id = v_id
      union all
      select 'evaluation_eudr', u.id, null from eudr.evaluation u
      where u.parcelle_id = v_id and u.annulee_le is null
      union all
      select 'inspection', i.id, i.commande_id from inspection.inspection i
      where i.producteur_id in (select h.id from unnest(parcelle.detenteurs(v_id)) as h (id))
        and i.parcelle_id = v_id
      union all
      select 'non_conformite', n.id, n.commande_id from non_conformite.non_conformite n
      where n.parcelle_id = v_id) as d
    where not exists (select from commande.annulation a where a.commande_id = d.commande_id)
    group by d.entite, d.id
    limit 100;
end
$$;
