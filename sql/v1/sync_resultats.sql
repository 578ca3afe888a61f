-- GET /v1/sync/resultats: returns the stored results of the caller's device, in the order of its
-- sequence. Phones read it where no replication service is configured.
-- Spec: commandes#resultat, commandes#ids.
-- Chosen: docs/decisions/0027-replication.md.
-- Refuses: appareil_inconnu (unknown to this user), vidage_autre_appareil,
--          parametre_invalide (curseur).
create or replace function v1.sync_resultats(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session := utilisateur.identifier_porteur(
    p_appelant, (p_requete ->> 'appareil_id')::uuid, now());
  v_appareil appareil.appareil :=
    appareil.du_porteur(v_session, (p_requete ->> 'appareil_id')::uuid);
  v_page record := core.tourner_page(p_requete);
  v_depuis bigint;
begin
  v_depuis := greatest((p_requete ->> 'depuis')::bigint, (v_page.apres ->> 0)::bigint, 0);
  return (
    with page as (
      select c.sequence, row_number() over (order by c.sequence) as rang,
             commande.comme_recus(commande.resultat(r), c.enveloppe::text)::json as resultat
      from commande.commande c
        join commande.commande_resultat r on r.organisation_id = c.organisation_id
          and r.commande_id = c.id
      where c.appareil_id = v_appareil.id and c.sequence > v_depuis
      order by c.sequence limit v_page.limite + 1
    )
    select json_build_object(
      'resultats', coalesce(json_agg(p.resultat order by p.rang)
                              filter (where p.rang <= v_page.limite), '[]'),
      'suivant', case when count(*) > v_page.limite
        then core.curseur(jsonb_build_array(
          max(p.sequence) filter (where p.rang = v_page.limite))) end)
    from page p);
end
$$;
grant execute on function v1.sync_resultats(jsonb, jsonb) to api;
