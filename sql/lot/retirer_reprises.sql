-- Takes back imported lots from which nothing was taken: reverses their movements and cancels them.
-- Spec: lots#reprise, imports#annulation.
-- Refuses: annulation_impossible (something was taken from one, or it is in another state by now).
-- Locks: the lots and their balances, by id.
create or replace function lot.retirer_reprises(
  p_ids uuid[], p_raison text, p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_entree record;
begin
  perform lot.verrouiller(variadic p_ids);
  if exists (select from lot.lot l
             where l.id = any (p_ids)
               and (l.statut not in ('en_attente', 'validé') or lot.usage(l.id) is not null))
  then
    raise sqlstate 'TR409' using message = 'annulation_impossible',
      detail = '{"dependances": [], "entite": "lot"}';
  end if;
  for v_entree in
    select m.organisation_id, m.id, m.entite_id as lot_id
    from matiere.mouvement m
    where m.entite_id = any (p_ids) and m.genre = 'reprise' order by m.entite_id
  loop
    insert into matiere.contrepassation (organisation_id, mouvement_id, raison)
    values (v_entree.organisation_id, matiere.contrepasser(v_entree.id, p_auteur_id, p_le),
            p_raison);
    perform lot.poser_statut(v_entree.lot_id, 'annuler', 'annulé', null, p_raison, p_auteur_id,
                             p_le);
  end loop;
end
$$;
