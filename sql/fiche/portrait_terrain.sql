-- Returns producers, plots and capacities, in the form that a simulated decision compares; never
-- with an identity document.
-- Spec: file-de-controle#essai, capacites#capacite, terrain#releve.
create or replace function fiche.portrait_terrain(
  p_genre text, p_ids uuid[], p_le timestamptz)
returns table (id uuid, libelle text, devise text, champs jsonb)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  select p.id, concat_ws(' ', p.nom, p.prenoms), null::text,
         producteur.presenter(p, p_le) - '{id,groupement_id,version,cree_le}'::text[]
         || jsonb_build_object('groupement', g.code, 'fusionne_dans', (
              select concat_ws(' ', k.nom, k.prenoms) from producteur.producteur k
              where k.organisation_id = p.organisation_id and k.id = p.fusionne_dans))
  from producteur.producteur p
    left join organisation.groupement g
      on g.organisation_id = p.organisation_id and g.id = p.groupement_id
  where p_genre = 'producteur' and p.id = any (p_ids)
  union all
  select p.id, p.nom, null::text,
         f.fiche - '{id,producteur_id,groupement_id,cultures,polygone}'::text[]
         || jsonb_build_object(
              'producteur', concat_ws(' ', t.nom, t.prenoms),
              'surface_m2', f.fiche #> '{polygone,surface_m2}',
              'releve_le', f.fiche #> '{polygone,date_operation}')
  from parcelle.parcelle p
    cross join lateral (select parcelle.presenter(p, p_le)::jsonb as fiche) as f
    left join producteur.producteur t
      on t.organisation_id = p.organisation_id and t.id = p.producteur_id
  where p_genre = 'parcelle' and p.id = any (p_ids)
  union all
  select c.id, concat_ws(' ', p.nom, p.prenoms, '·', c.matiere_code, c.etat_code, k.code),
         null::text,
         jsonb_build_object(
           'statut', c.statut, 'capacite_g', c.capacite_g, 'plafond_g', f.fiche -> 'plafond_g',
           'consomme_g', f.fiche -> 'consomme_g', 'restant_g', f.fiche -> 'restant_g',
           'empechements', jsonb_path_query_array(f.fiche, '$.empechements[*].motif'))
  from capacite.capacite c
    cross join lateral (select capacite.presenter(c)::jsonb as fiche) as f
    left join producteur.producteur p
      on p.organisation_id = c.organisation_id and p.id = c.producteur_id
    left join campagne.campagne k
      on k.organisation_id = c.organisation_id and k.id = c.campagne_id
  where p_genre = 'capacite' and c.id = any (p_ids);
end
$$;
