-- Sends a message to the producer of a collection that was judged again, if the producer or the
-- marketable mass changed, or if the latest message was held back because the collection was
-- devalidated then. A merge, or its undoing, sends no message: it changes the record and not the
-- declared person. The message about the first record is sent before this one.
-- Spec: collectes#sms.
-- Chosen: one message per version.
create or replace function collecte.annoncer_correction(
  p_avant collecte.collecte, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_apres collecte.collecte := (
    select c from collecte.collecte c
    where c.id = p_avant.id and c.statut = 'enregistree'
      and (c.net_marchand_g <> p_avant.net_marchand_g
        or exists (select from collecte.sms s
                   where s.collecte_id = c.id and s.raison = 'devalidee'
                     and s.version = collecte.version_suivante(c.id) - 1)
        or (p_avant.producteur_id is null or c.producteur_declare <> p_avant.producteur_declare)
          and c.producteur_id is distinct from (
            select coalesce(p.fusionne_dans, p.id) from producteur.producteur p
            where p.id = p_avant.producteur_id)));
begin
  if v_apres.id is not null then
    if collecte.est_a_annoncer(v_apres.commande_id) then
      perform collecte.annoncer(
        v_apres.organisation_id, v_apres.id, 1, p_avant.producteur_id, p_avant.recue_le);
    end if;
    perform collecte.annoncer(
      v_apres.organisation_id, v_apres.id, collecte.version_suivante(v_apres.id),
      v_apres.producteur_id, p_le);
  end if;
  perform collecte.envoyer_messages();
end
$$;
