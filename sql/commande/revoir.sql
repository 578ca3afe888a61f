-- Judges open controls again after the arrival of a late record. The service itself lifts the
-- controls whose finding no longer holds, with decision `sans_objet` and the arrival as the reason.
-- `p_avec` is the command that brought the record; null for an act of the office.
-- Spec: file-de-controle#sans-objet, commandes#ordre-d-arrivee.
-- Chosen: docs/decisions/0152-arrive-tard.md.
-- Locks: the controls by id, then what `commande.juger_sans` locks.
create or replace function commande.revoir(
  p_ids uuid[], p_avec uuid, p_raison text, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_ids <> '{}' then
    perform constat.tenir(p_ids);
    perform commande.juger_sans(p_avec, p_ids, 'sans_objet', p_raison, null, p_le);
  end if;
end
$$;
