-- Updates the deduction for inputs handed out on credit to their present state. Its author is the
-- given one, or else the acting person; none if the service itself judges again. Does nothing for a
-- hand-out from before the service counted money.
-- Spec: paiements#retenue, paiements#avant.
create or replace function paiement.suivre_remise(
  p_remise_id uuid, p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  if not paiement.remise_suivie(p_remise_id) then
    return;
  end if;
  perform paiement.inscrire(
    paiement.a_ecrire(
      array(select d from paiement.due_de_remise(p_remise_id) as d),
      array(select c from paiement.creance c where c.remise_id = p_remise_id)),
    coalesce(p_auteur_id, nullif(current_setting('sillon.utilisateur_id', true), '')::uuid),
    p_le);
end
$$;
