-- The message to the producer: reference, date and marketable net mass; it never mentions a
-- control. Null when the producer is unknown or has no telephone.
-- Spec: collectes#sms.
-- Chosen: docs/decisions/0088-ce-qu-une-commande-relit.md.
-- Why: the task that sends runs beside every batch, and a function in SQL is planned each time.
create or replace function collecte.texte_sms(p_collecte_id uuid) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select json_build_object('destinataire', p.telephone, 'texte', format(
      '%s : collecte %s du %s, poids net marchand %s,%s kg.', o.nom,
      coalesce(c.numero_officiel, c.reference_provisoire),
      to_char(c.date_operation at time zone o.fuseau_horaire, 'DD/MM/YYYY'),
      c.net_marchand_g / 1000, lpad((c.net_marchand_g % 1000)::text, 3, '0')))
    from collecte.collecte c
      join organisation.organisation o on o.id = c.organisation_id
      join producteur.producteur p
        on p.organisation_id = c.organisation_id and p.id = c.producteur_id
    where c.id = p_collecte_id and p.telephone is not null);
end
$$;
