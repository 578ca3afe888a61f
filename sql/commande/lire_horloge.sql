-- Returns the phone's time of a command's creation. A clock may give any value; only values that
-- every reader can represent are stored, and the envelope is stored as it came.
-- Spec: commandes#enveloppe.
create or replace function commande.lire_horloge(p_entete jsonb) returns timestamptz
language plpgsql stable
as $$
begin
  return least('9999-12-31 23:59:59.999999Z', greatest(
    '0001-01-01 00:00:00Z', (p_entete ->> 'cree_le_appareil')::timestamptz));
end
$$;
