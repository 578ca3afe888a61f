-- Gives a sequence back to a device if a failed or repeated command took it.
-- Spec: commandes#connu, commandes#echecs.
create or replace function commande.rendre_sequence(p_appareil appareil.appareil) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  update appareil.appareil a set derniere_sequence = p_appareil.derniere_sequence
  where a.id = p_appareil.id and a.derniere_sequence > p_appareil.derniere_sequence;
end
$$;
