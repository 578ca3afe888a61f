-- Sorts producers before a proposal into four lists: producers with a capacity to propose;
-- producers with plots without a yield; producers without a crop of that raw material in that
-- state; and, for a group, producers with an unchanged capacity. A producer who no longer grows the
-- raw material is proposed zero while they have a capacity.
-- Spec: capacites#capacite, capacites#proposition.
-- Chosen: docs/decisions/0012-capacites.md.
create or replace function capacite.trier(
  p_campagne_id uuid, p_producteurs uuid[], p_matiere_code text, p_etat_code text,
  p_de_groupe boolean, p_le timestamptz,
  out a_proposer uuid[], out inchangees integer, out sans_parcelle integer,
  out sans_rendement jsonb) returns record
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  with evaluation as (
    select e.producteur_id, e.lignes,
           capacite.sans_rendement(p_campagne_id, p_matiere_code, e.lignes) as parcelles,
           a.existe, a.derniere
    from capacite.evaluer_producteurs(p_campagne_id, p_producteurs, p_matiere_code, p_etat_code,
                                      p_le) as e
      cross join lateral (
        select count(*) > 0 as existe,
               (array_agg(c.lignes order by c.proposee_le desc)
                  filter (where c.statut <> 'a_revalider'))[1] as derniere
        from capacite.capacite c
        where c.campagne_id = p_campagne_id and c.producteur_id = e.producteur_id
          and c.matiere_code = p_matiere_code and c.etat_code = p_etat_code
          and c.statut in ('proposee', 'validee', 'a_revalider')) as a
  ),
  sort as (
    select e.producteur_id, e.parcelles, case
        when e.lignes = '[]' and not e.existe then 'sans_parcelle'
        when e.parcelles <> '{}' then 'sans_rendement'
        when p_de_groupe and e.lignes = e.derniere then 'inchangee'
        else 'a_proposer' end as sort
    from evaluation e
  )
  select coalesce(array_agg(s.producteur_id order by s.producteur_id)
                    filter (where s.sort = 'a_proposer'), '{}'),
         count(*) filter (where s.sort = 'inchangee'),
         count(*) filter (where s.sort = 'sans_parcelle'),
         coalesce(jsonb_agg(jsonb_build_object('producteur_id', s.producteur_id,
                                               'parcelles', s.parcelles) order by s.producteur_id)
                    filter (where s.sort = 'sans_rendement'), '[]')
  into a_proposer, inchangees, sans_parcelle, sans_rendement
  from sort s;
end
$$;
