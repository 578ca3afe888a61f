-- Sums the lots of a campaign, in any state, by place and display category, in g.
-- Spec: packs-et-campagnes#tableau, lots#categorie.
create or replace function lot.par_place(p_campagne_id uuid)
returns table (emplacement_id uuid, code text, nom text, site text, categorie text, lots bigint,
               quantite_g bigint)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  select e.id, e.code, e.nom, e.site, t.categorie, count(*), sum(t.quantite_g)::bigint
  from emplacement.emplacement e
    cross join lateral (
      select lot.categorie(l.id) as categorie, s.quantite_g
      from lot.lot l
        cross join lateral (
          select q.quantite_g
          from matiere.compte c
            join matiere.solde q on q.organisation_id = c.organisation_id and q.compte_id = c.id
          where c.organisation_id = l.organisation_id and c.genre = 'lot' and c.objet_id = l.id
          offset 0) as s
      where l.emplacement_id = e.id and l.campagne_id = p_campagne_id
        and l.statut not in ('consommé', 'archivé') and s.quantite_g <> 0) as t
  group by e.id, e.code, e.nom, e.site, t.categorie
  order by e.code, e.id,
           array_position(array['bio', 'conversion', 'conventionnel', 'hors_statut'], t.categorie);
end
$$;
