-- A movement as an event: when, with the offset of the organization's clocks, by whom, for which
-- record, what it took from each record and gave to each, and its reversal.
-- Spec: domain, genealogy.
create or replace function matiere.raconter(
  p_mouvement matiere.mouvement, p_fuseau text) returns json
language plpgsql stable
set search_path = ''
as $$
begin
  return (
    select json_build_object(
      'id', p_mouvement.id, 'genre', p_mouvement.genre, 'entite', p_mouvement.entite,
      'entite_id', p_mouvement.entite_id, 'auteur_id', p_mouvement.auteur_id,
      'date_operation', core.horodatage(p_mouvement.date_operation),
      'decalage', core.decalage(p_mouvement.date_operation, p_fuseau),
      'enregistre_le', core.horodatage(p_mouvement.enregistre_le),
      'contrepassation', (
        select json_build_object('id', r.id, 'le', core.horodatage(r.enregistre_le))
        from matiere.mouvement r where r.contrepasse_id = p_mouvement.id),
      'entrees', json_agg(json_build_object('genre', x.genre, 'id', x.id,
                                            'quantite_g', x.quantite_g)
                          order by x.genre, x.id) filter (where x.entree),
      'sorties', json_agg(json_build_object('genre', x.genre, 'id', x.id,
                                            'quantite_g', x.quantite_g)
                          order by x.genre, x.id) filter (where not x.entree))
    from (
      select true as entree, f.de_genre as genre, f.de_id as id, sum(f.quantite_g) as quantite_g
      from matiere.filiation f where f.mouvement_id = p_mouvement.id group by f.de_genre, f.de_id
      union all
      select false, f.vers_genre, f.vers_id, sum(f.quantite_g)
      from matiere.filiation f where f.mouvement_id = p_mouvement.id
      group by f.vers_genre, f.vers_id) as x);
end
$$;
