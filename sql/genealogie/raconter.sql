-- Describes movements as events in the order of posting: time with the offset of the organization's
-- time zone, author, record, the records from which it took and to which it gave matter, and its
-- reversal with the reason and its replacement (the next movement of the same kind for the same
-- record).
-- Spec: genealogie#genealogie.
-- Why: one statement describes all movements, whatever their number.
create or replace function genealogie.raconter(p_mouvements uuid[], p_fuseau text) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
set plan_cache_mode = 'force_custom_plan'
as $$
begin
  return (
    with passage as (
      select f.mouvement_id, n.entree, n.genre, n.id, sum(f.quantite_g) as quantite_g
      from matiere.filiation f
        cross join lateral (values (true, f.de_genre, f.de_id), (false, f.vers_genre, f.vers_id))
          as n (entree, genre, id)
      where f.mouvement_id = any(p_mouvements)
      group by f.mouvement_id, n.entree, n.genre, n.id
    ),
    bilan as (
      select p.mouvement_id,
             json_agg(json_build_object('genre', p.genre, 'id', p.id, 'quantite_g', p.quantite_g)
                      order by p.genre, p.id) filter (where p.entree) as entrees,
             json_agg(json_build_object('genre', p.genre, 'id', p.id, 'quantite_g', p.quantite_g)
                      order by p.genre, p.id) filter (where not p.entree) as sorties
      from passage p group by p.mouvement_id
    )
    select coalesce(json_agg(json_build_object(
      'id', m.id, 'genre', m.genre, 'entite', m.entite, 'entite_id', m.entite_id,
      'auteur_id', m.auteur_id, 'date_operation', core.horodatage(m.date_operation),
      'decalage', core.decalage(m.date_operation, p_fuseau),
      'enregistre_le', core.horodatage(m.enregistre_le),
      'contrepassation', case when r.id is not null then json_build_object(
        'id', r.id, 'le', core.horodatage(r.enregistre_le), 'raison', c.raison,
        'corrige_id', (
          select n.id from matiere.mouvement n
          where n.entite_id = m.entite_id and n.genre = m.genre and n.rang > r.rang
          order by n.rang limit 1)) end,
      'entrees', b.entrees, 'sorties', b.sorties) order by m.rang), '[]')
    from bilan b
      join matiere.mouvement m on m.id = b.mouvement_id
      left join matiere.mouvement r on r.organisation_id = m.organisation_id
        and r.contrepasse_id = m.id
      left join matiere.contrepassation c on c.organisation_id = r.organisation_id
        and c.mouvement_id = r.id);
end
$$;
