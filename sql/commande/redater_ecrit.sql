-- Gives the records of a control's command another operation date and judges these records again.
-- Spec: file-de-controle#ecart-motive.
-- Refuses: what `commande.corriger` refuses.
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
