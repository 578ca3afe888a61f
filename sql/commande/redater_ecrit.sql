-- Gives what the command of a control wrote another operation date and judges it again.
-- Spec: Control queue, «motivated manual deviation». Refuses: what `commande.corriger` refuses.
create or replace function commande.redater_ecrit(
  p_controle controle.controle, p_date timestamptz, p_decideur_id uuid, p_le timestamptz)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform commande.corriger(p_controle, null, null, null, p_date, p_decideur_id, p_le);
end
$$;
