-- Step 5: the sequence must be the next one. A lower one was used by another command; a higher one stops the batch.
-- Spec: Processing of a batch, step 5; security rejection `sequence_reutilisee`.
create or replace function commande.verifier_ordre(p_sequence bigint, p_derniere bigint) returns text
language sql immutable
set search_path = ''
as $$
  select case when p_sequence <= p_derniere then 'sequence_reutilisee' when p_sequence > p_derniere + 1 then 'arret' end
$$;
