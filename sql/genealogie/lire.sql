-- The genealogy of a lot, both ways or one: what its mass is made of and what became of it, record
-- by record with dates, places and people, and what passed from which to which. Of a large one the
-- nearest records are shown, with how many there are.
-- Spec: domain, genealogy. Chosen: docs/decisions/0029-genealogie.md.
create or replace function genealogie.lire(
  p_lot_id uuid, p_requete jsonb, p_personnes text[])
returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
set plan_cache_mode = 'force_custom_plan'
as $$
declare
  v_limite integer := coalesce((p_requete ->> 'limite')::integer, 500);
begin
  return (
    with noeud as materialized (
      select x.* from genealogie.parcourir(
        p_lot_id, coalesce(p_requete ->> 'sens', 'les_deux'),
        coalesce((p_requete ->> 'profondeur')::integer, 100000), v_limite) as x
    ),
    description as materialized (
      select d.* from genealogie.decrire(
        array(select (n.genre, n.id)::matiere.noeud from noeud n), p_personnes) as d
    ),
    lien as materialized (
      select x.* from genealogie.liens(
        array(select (n.genre, n.id)::matiere.noeud from noeud n where n.sens <> 'aval'),
        array(select (n.genre, n.id)::matiere.noeud from noeud n where n.sens <> 'amont'),
        v_limite * 10) as x
    )
    select json_build_object(
      'lot_id', p_lot_id,
      'quantite_g', (select n.quantite_g from noeud n where n.sens = 'lot'),
      'amont', genealogie.compter(noeuds.amont, noeuds.profondeur_amont, noeuds.montres_amont),
      'aval', genealogie.compter(noeuds.aval, noeuds.profondeur_aval, noeuds.montres_aval),
      'noeuds', (
        select json_agg(jsonb_build_object(
          'sens', n.sens, 'genre', n.genre, 'id', n.id, 'quantite_g', n.quantite_g,
          'reste_g', n.reste_g, 'profondeur', n.profondeur, 'libelle', null, 'date', null,
          'statut', null, 'produit', null, 'lieu', null, 'personne', null, 'auteur', null)
            || coalesce(d.description, '{}')
          order by n.sens <> 'lot', n.sens, n.profondeur, n.quantite_g desc, n.id)
        from noeud n left join description d on d.genre = n.genre and d.id = n.id),
      'liens', coalesce((select json_agg(to_json(l) order by l.date_operation, l.mouvement_id,
                                         l.de_id, l.vers_id, l.quantite_g) from lien l), '[]'))
    from (
      select max(n.noeuds) filter (where n.sens = 'amont') as amont,
             max(n.profondeur_totale) filter (where n.sens = 'amont') as profondeur_amont,
             count(*) filter (where n.sens = 'amont') as montres_amont,
             max(n.noeuds) filter (where n.sens = 'aval') as aval,
             max(n.profondeur_totale) filter (where n.sens = 'aval') as profondeur_aval,
             count(*) filter (where n.sens = 'aval') as montres_aval
      from noeud n) as noeuds);
end
$$;
