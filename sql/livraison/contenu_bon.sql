-- Returns the present contents of a delivery note; null once its command is cancelled.
-- Spec: documents#bon-livraison.
create or replace function livraison.contenu_bon(
  p_id uuid, p_pour_id uuid, p_langue text) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select livraison.contenu_imprime(b.id, p_langue)
    from livraison.bon b
    where b.id = p_id
      and not exists (select from commande.annulation a
                      where a.organisation_id = b.organisation_id
                        and a.commande_id = b.commande_id));
end
$$;
