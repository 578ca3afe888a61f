-- Writes the messages that are due for commands of phones, and assigns the due ones of an
-- organization to a worker, oldest first, at most 100: {collecte_id, version, destinataire, texte}.
-- An assigned message stays with the worker until its outcome is recorded, the worker has died or
-- ten minutes are over. A failed message is due again until its tenth attempt. A message without a
-- recipient is settled: `echoue`, `sans_telephone`, or `annulee` or `devalidee` if the collection
-- was cancelled or devalidated before sending.
-- Spec: collectes#sms.
-- Chosen: docs/decisions/0041-ouvriers.md.
-- Why: messages that can not be sent would otherwise always come first, and a hundred of them would
--      block all others.
create or replace function v1.sms_a_envoyer(p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_messages json;
  v_vus bigint;
  v_recueillies bigint;
begin
  perform set_config('sillon.organisation_id', p_requete ->> 'organisation_id', true);
  loop
    v_recueillies := collecte.recueillir_annonces(now());
    with du as (
      select d.collecte_id, d.version
      from collecte.sms d
      where d.du_le is not null and (
        d.ouvrier is null
        or d.tente_le < now() - interval '10 minutes'
        or not tache.est_vivant(d.ouvrier))
      order by d.du_le, d.collecte_id
      limit 100
      for update skip locked
    ),
    message as materialized (
      select d.collecte_id, d.version, t.destinataire, t.texte
      from du d
        left join collecte.textes_sms(array(select d.collecte_id from du d)) as t
          on t.collecte_id = d.collecte_id
    ),
    pris as (
      update collecte.sms s set ouvrier = p_requete ->> 'ouvrier', tente_le = now()
      from message m
      where m.texte is not null and s.collecte_id = m.collecte_id and s.version = m.version
    ),
    regle as (
      update collecte.sms s
      set statut = 'echoue', le = now(), du_le = null,
          raison = case when exists (select from commande.annulation a
                                     where a.commande_id = c.commande_id) then 'annulee'
                        when c.statut = 'devalidee' then 'devalidee'
                        else 'sans_telephone' end
      from message m join collecte.collecte c on c.id = m.collecte_id
      where m.texte is null and s.collecte_id = m.collecte_id and s.version = m.version
    )
    select json_agg(json_build_object(
             'collecte_id', m.collecte_id, 'version', m.version,
             'destinataire', m.destinataire, 'texte', m.texte)
             order by m.collecte_id) filter (where m.texte is not null), count(*)
    into v_messages, v_vus
    from message m;
    exit when v_messages is not null or v_vus + v_recueillies = 0;
  end loop;
  return coalesce(v_messages, '[]');
end
$$;
grant execute on function v1.sms_a_envoyer(jsonb) to api;
