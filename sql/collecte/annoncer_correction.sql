-- Tells the producer of a collection that was judged again, when it is theirs only now or its
-- marketable mass is another one. A merge changes the record, not the person, and tells nobody.
-- Spec: collectes#sms.
-- Chosen: one message per version.
create or replace function collecte.annoncer_correction(
  p_avant collecte.collecte, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform collecte.annoncer(
    c.organisation_id, c.id, collecte.version_suivante(c.id), c.producteur_id, p_le)
  from collecte.collecte c
  where c.id = p_avant.id and c.statut = 'enregistree'
    and (c.net_marchand_g <> p_avant.net_marchand_g
      or c.producteur_id is distinct from (
        select coalesce(p.fusionne_dans, p.id) from producteur.producteur p
        where p.id = p_avant.producteur_id));
  perform collecte.envoyer_messages();
end
$$;
