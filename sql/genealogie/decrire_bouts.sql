-- Describes the ends of a genealogy for `genealogie.decrire`: expected references, producers,
-- suppliers, and movements that lost or found matter, or took it from an unknown origin or from the
-- opening stock, with its former code.
-- Spec: genealogie#personnes.
create or replace function genealogie.decrire_bouts(p_places integer[], p_noeuds matiere.noeud[])
returns table (
  place integer, genre text, libelle text, date timestamptz, statut text, produit_id uuid,
  lieu_genre text, lieu_id uuid, personne_genre text, personne_id uuid, auteur_id uuid)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  select n.place, n.genre,
         coalesce(a.reference_provisoire, p.nom || ' ' || p.prenoms, f.nom, x.code_externe),
         coalesce(r.date_operation, m.date_operation), null::text, r.produit_id,
         'emplacement'::text, r.emplacement_id, n.genre, coalesce(p.id, f.id),
         coalesce(r.auteur_id, m.auteur_id)
  from unnest(p_places, p_noeuds) as n (place, genre, id)
    left join reception.apport a on n.genre = 'attendu' and a.id = n.id
    left join reception.reception r on r.organisation_id = a.organisation_id
      and r.id = a.reception_id
    left join producteur.producteur p on n.genre = 'producteur' and p.id = n.id
    left join fournisseur.fournisseur f on n.genre = 'fournisseur' and f.id = n.id
    left join matiere.mouvement m on n.genre in ('inconnu', 'ajustement', 'perte', 'reprise')
      and m.id = n.id
    left join lot.lot l on n.genre = 'reprise' and l.id = m.entite_id
    left join lot.reprise x on x.organisation_id = l.organisation_id and x.id = l.reprise_id;
end
$$;
