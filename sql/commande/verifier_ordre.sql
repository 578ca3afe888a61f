-- Step 5: checks that the sequence is the next one. A lower sequence belongs to another command,
-- unless the office voided the sequence and its command arrives after all. A higher sequence stops
-- the batch, unless all sequences in between were voided, as after a restoration of the database.
-- Spec: commandes#ordre, restauration#rejeu.
-- Chosen: docs/decisions/0007-synchronisation.md.
create or replace function commande.verifier_ordre(
  p_appareil_id uuid, p_sequence bigint, p_derniere bigint) returns text
language plpgsql stable
as $$
begin
  if p_sequence > p_derniere + 1 then
    return (
      select 'arret' where p_sequence - p_derniere - 1 > (
        select count(*) from appareil.sequence_annulee s
        where s.appareil_id = p_appareil_id and s.sequence > p_derniere
          and s.sequence < p_sequence));
  elsif p_sequence > p_derniere then
    return null;
  end if;
  return (
    select 'sequence_reutilisee'
    where not exists (select from appareil.sequence_annulee s
                      where s.appareil_id = p_appareil_id and s.sequence = p_sequence)
      or exists (select from commande.commande c
                 where c.appareil_id = p_appareil_id and c.sequence = p_sequence));
end
$$;
