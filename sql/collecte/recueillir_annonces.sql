-- Notes the messages that the next commands of the organization's devices leave to be sent, of 200
-- commands at most: a collection that was recorded announces itself, once its producer is known and
-- has a telephone. Answers how many commands were looked at.
-- Spec: collectes#sms.
-- Chosen: docs/decisions/0065-lignes-de-collecte.md.
-- Why: a command is in a hurry, and its message waits for a task anyway; commands of a device are
--      written in the order of their sequences, so that the last one seen says which were.
-- Locks: how far each device was looked through; one that another call is at is left to it.
create or replace function collecte.recueillir_annonces(p_le timestamptz) returns bigint
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_annonce record;
  v_suivantes record;
  v_vues bigint := 0;
begin
  insert into collecte.annonce (organisation_id, appareil_id, sequence)
  select a.organisation_id, a.id, 0 from appareil.appareil a
  where a.derniere_sequence > 0
    and not exists (select from collecte.annonce n where n.appareil_id = a.id
                    and n.organisation_id = a.organisation_id)
  on conflict do nothing;
  for v_annonce in
    select n.organisation_id, n.appareil_id, n.sequence, a.derniere_sequence
    from collecte.annonce n
      join appareil.appareil a
        on a.organisation_id = n.organisation_id and a.id = n.appareil_id
    where a.derniere_sequence > n.sequence
    order by n.appareil_id
    for update of n skip locked
  loop
    exit when v_vues >= 200;
    with suivantes as materialized (
      select c.sequence, c.recue_le, (r.entites ->> 'collecte')::uuid as collecte_id
      from commande.commande c
        join commande.commande_resultat r
          on r.organisation_id = c.organisation_id and r.commande_id = c.id
      where c.appareil_id = v_annonce.appareil_id and c.sequence > v_annonce.sequence
        and c.sequence <= v_annonce.derniere_sequence
      order by c.sequence limit 200 - v_vues
    ),
    notees as (
      insert into collecte.sms (organisation_id, collecte_id, version, statut, le, du_le)
      select c.organisation_id, c.id, 1, 'a_envoyer', s.recue_le, s.recue_le
      from suivantes s
        join collecte.collecte c
          on c.organisation_id = v_annonce.organisation_id and c.id = s.collecte_id
        join producteur.producteur p
          on p.organisation_id = c.organisation_id and p.id = c.producteur_id
            and p.telephone is not null
      on conflict do nothing
    )
    select count(*) as vues, max(s.sequence) as sequence into v_suivantes from suivantes s;
    update collecte.annonce n
    set sequence = case when v_suivantes.vues = 200 - v_vues then v_suivantes.sequence
                   else v_annonce.derniere_sequence end
    where n.appareil_id = v_annonce.appareil_id;
    v_vues := v_vues + v_suivantes.vues;
  end loop;
  return v_vues;
end
$$;
