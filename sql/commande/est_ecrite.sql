-- Returns whether the business data of a command was written: at its first judgement, or when it
-- was processed again.
-- Spec: commandes#sans-ecriture.
create or replace function commande.est_ecrite(p_commande_id uuid) returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return exists (select from commande.reprise r where r.commande_id = p_commande_id)
    or not exists (
      select from controle.controle c join controle.motif m on m.motif = c.motif
      where c.commande_id = p_commande_id and not m.ecrit);
end
$$;
