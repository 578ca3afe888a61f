-- Returns true if a delivery note was not cancelled and something on it is not received yet.
-- Spec: receptions#bons-attendus.
create or replace function livraison.attend(p_bon livraison.bon) returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return livraison.a_recevoir(p_bon.id) is not null
    and not exists (select from commande.annulation n
                    where n.organisation_id = p_bon.organisation_id
                      and n.commande_id = p_bon.commande_id);
end
$$;
