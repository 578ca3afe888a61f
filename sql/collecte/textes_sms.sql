-- Returns the messages to the producers of collections: reference, date and marketable net mass.
-- They never mention a control. There is no message for a cancelled or devalidated collection, an
-- unknown producer, or a producer without a telephone.
-- Spec: collectes#sms.
-- Chosen: docs/performance.md#rereads.
-- Why: the sending task runs next to the commands: one statement serves all messages, and a
--      function in SQL would be planned at each call.
create or replace function collecte.textes_sms(p_collecte_ids uuid[])
returns table (collecte_id uuid, destinataire text, texte text)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select c.id, p.telephone, format(
      '%s : collecte %s du %s, poids net marchand %s,%s kg.', o.nom,
      coalesce(c.numero_officiel, c.reference_provisoire),
      to_char(c.date_operation at time zone o.fuseau_horaire, 'DD/MM/YYYY'),
      c.net_marchand_g / 1000, lpad((c.net_marchand_g % 1000)::text, 3, '0'))
    from collecte.collecte c
      join organisation.organisation o on o.id = c.organisation_id
      join producteur.producteur p
        on p.organisation_id = c.organisation_id and p.id = c.producteur_id
    where c.id = any (p_collecte_ids) and c.statut <> 'devalidee' and p.telephone is not null
      and not exists (select from commande.annulation a where a.commande_id = c.commande_id);
end
$$;
