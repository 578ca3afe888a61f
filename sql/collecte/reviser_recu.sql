-- Revokes the receipt of a changed collection, and issues a new receipt with its present state.
-- Facts that the service learned later (a number, a name, a merge of the producer) do not change a
-- receipt. A corrected payload changes the receipt even with the same total, since the receipt
-- shows each weighing.
-- Spec: documents#remplacement.
create or replace function collecte.reviser_recu(p_avant collecte.collecte, p_le timestamptz)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform document.imprimer('recu', c.id, collecte.recu_imprime(p_avant, document.langue())),
          document.changer('recu', c.id, p_le)
  from collecte.collecte c
  where c.id = p_avant.id
    and ((c.statut, c.campagne_declaree, c.producteur_declare, c.parcelle_declaree,
         c.produit_declare, c.date_operation, c.net_g, c.refaction_g, c.net_marchand_g)
      is distinct from (p_avant.statut, p_avant.campagne_declaree, p_avant.producteur_declare,
         p_avant.parcelle_declaree, p_avant.produit_declare, p_avant.date_operation,
         p_avant.net_g, p_avant.refaction_g, p_avant.net_marchand_g)
      or exists (select from collecte.correction k
                 where k.collecte_id = c.id and k.le = p_le and k.payload is not null));
end
$$;
