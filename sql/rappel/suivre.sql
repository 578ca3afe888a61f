-- Follows the executed recalls that are not closed: matter made from the reached records is blocked
-- as soon as its movement is written. Such movements are a collection in an agent's custody that
-- becomes a lot, a container that comes back, a late command that names the origin of a lot, and a
-- purchase in transit from a recalled supplier. If the reception of a blocked lot is reversed, its
-- goods are blocked when they are received again.
-- Spec: rappels#suivi.
-- Chosen: docs/decisions/0030-rappel.md. Locks: the lots, by id.
create or replace function rappel.suivre() returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_rappel rappel.rappel;
  v_graines uuid[];
  v_suites uuid[];
begin
  for v_rappel in
    select r.* from rappel.rappel r
    where r.statut = 'exécuté' and not r.exercice and r.sens <> 'amont'
    order by r.cree_le, r.id
  loop
    v_graines := rappel.graines(v_rappel);
    v_suites := array(
      select n.vers_id from liens n
      where n.de_id = any (v_graines) or n.vers_id = any (v_graines)
        or exists (select from rappel.ligne l
                   where l.objet_id = n.de_id and l.rappel_id = v_rappel.id
                     and l.genre in ('collecte', 'attendu', 'lot', 'expedition'))
        or n.de_genre = 'collecte' and exists (
          select from matiere.filiation f
            join rappel.ligne l on l.objet_id = f.vers_id and l.rappel_id = v_rappel.id
          where f.de_id = n.de_id and f.annulee and l.genre = 'lot' and l.phase <> 'plan'
            and not exists (select from lot.quarantaine_lot q
                            where q.lot_id = l.objet_id and q.acte = 'liberation'
                              and q.le > v_rappel.execute_le)));
    continue when v_suites = '{}';
    perform rappel.etendre(v_rappel, rappel.aval(v_suites), (
      select m.enregistre_le
      from matiere.mouvement m where m.id = (select n.mouvement_id from liens n limit 1)));
  end loop;
  return null;
end
$$;
grant execute on function rappel.suivre() to proprietaire;
