-- Writes the day's messages of all persons who receive reminders by mail, 200 at a time, after the
-- organization's hour of sending. They replace unsent messages of earlier days. Returns the number
-- of messages to send.
-- Spec: relances#message.
-- Chosen: docs/decisions/0085-relances.md.
-- Why: a simultaneous second run finds the row. A day without reminders has a row too, so that
--      reminders that arise later in the day are sent on the next.
create or replace function relance.preparer(p_le timestamptz) returns bigint
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_ici timestamp := core.heure_locale(p_le);
  v_jour date := v_ici::date;
  v_ensemble constant integer := 200;
  v_ecrits integer;
begin
  if extract(hour from v_ici) < reglage.entier('relances.heure', p_le) then
    return 0;
  end if;
  loop
    with attendu as materialized (
      select a.organisation_id, a.utilisateur_id
      from relance.abonne a
        join utilisateur.utilisateur u
          on u.organisation_id = a.organisation_id and u.id = a.utilisateur_id
      where a.courriel is not null and u.statut = 'actif' and not exists (
        select from relance.message m
        where m.utilisateur_id = a.utilisateur_id and m.organisation_id = a.organisation_id
          and m.jour >= v_jour)
      order by a.utilisateur_id
      limit v_ensemble
    ),
    trouve as (
      select a.organisation_id, a.utilisateur_id, r.contenu
      from relance.relever(array(select a.utilisateur_id from attendu a), p_le) as r
        join attendu a on a.utilisateur_id = r.utilisateur_id
    )
    insert into relance.message as m
      (organisation_id, utilisateur_id, jour, statut, contenu, ecrit_le, regle_le)
    select t.organisation_id, t.utilisateur_id, v_jour,
           case t.contenu when '[]' then 'vide' else 'du' end, t.contenu, p_le,
           case t.contenu when '[]' then p_le end
    from trouve t
    on conflict (organisation_id, utilisateur_id, jour) do nothing;
    get diagnostics v_ecrits = row_count;
    exit when v_ecrits < v_ensemble;
  end loop;
  update relance.message m set statut = 'remplace', regle_le = p_le, ouvrier = null
  where m.statut = 'du' and m.jour < v_jour;
  return (select count(*) from relance.message m where m.statut = 'du');
end
$$;
