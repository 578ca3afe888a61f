-- Returns the movements in force of a validated expedition, latest first: its debit, and the
-- movements of a later correction of the client.
-- Spec: ventes-et-expeditions#solde, ventes-et-expeditions#correction.
create or replace function expedition.mouvements(p_id uuid) returns uuid[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return array(
    select m.id from matiere.mouvement m
    where m.entite_id = p_id and m.contrepasse_id is null
      and not exists (select from matiere.mouvement r where r.contrepasse_id = m.id)
    order by m.rang desc);
end
$$;
