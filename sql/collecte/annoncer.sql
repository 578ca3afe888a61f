-- Enqueues the message to the producer about a version of a collection, when the producer is known and has a telephone.
-- Spec: Events, «background task sends an SMS to the producer»; Chosen: one message per version of a collection.
create or replace function collecte.annoncer(p_organisation_id uuid, p_collecte_id uuid, p_version integer, p_producteur_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform tache.ajouter('sms_collecte',
    json_build_object('organisation_id', p_organisation_id, 'collecte_id', p_collecte_id, 'version', p_version),
    'sms_collecte:' || p_collecte_id || ':' || p_version)
  from producteur.producteur p where p.id = p_producteur_id and p.telephone is not null;
end
$$;
