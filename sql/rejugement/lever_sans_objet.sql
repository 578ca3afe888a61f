-- Lifts an open control that today's rules do not find any more, by a person's act.
-- Spec: service#application, file-de-controle#sans-objet.
-- Chosen: docs/decisions/0152-arrive-tard.md.
-- Locks: what `commande.revoir` locks.
create or replace function rejugement.lever_sans_objet(p_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform commande.revoir(array[p_id], null, 'les règles d''aujourd''hui ne le constatent plus',
                          p_le);
end
$$;
