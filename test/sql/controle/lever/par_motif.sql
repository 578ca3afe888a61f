-- Control queue, "handled by": the RSCI; for `apres_revocation`, `hors_ligne_depasse`, `droit_manquant`,
-- `horloge_invraisemblable` the administrator too.
begin;
set local role metier;
select plan(4);
select essai.preparer();

create function pg_temp.lever(p_compte text, p_commande text, p_motif text, p_decision text, p_raison text default 'vu') returns text language plpgsql as $$
begin
  return controle.lever((core.organisation_id(), essai.id(p_compte), true)::utilisateur.session,
    coalesce((select k.id from controle.controle k where k.commande_id = essai.id('commande ' || p_commande) and k.motif = p_motif order by k.details ->> 'champ' limit 1), essai.id('?')),
    p_decision, p_raison, essai.t(1)) ->> 'statut';
exception when sqlstate 'TR400' or sqlstate 'TR403' or sqlstate 'TR404' or sqlstate 'TR409' then
  return substr(sqlstate, 3) || ' ' || sqlerrm;
end
$$;

select from essai.collecter('horloge', '{}', '{"horloge": null, "cree_le_appareil": "2020-01-01T00:00:00Z"}');
select from essai.collecter('illisible', '{}', '{}', '{}', '{"payload": "invalide"}');

select is(pg_temp.lever('admin ESSAI', 'illisible', 'donnees_illisibles', 'abandon'), '403 droit_manquant',
  'the administrator does not discard a command');
select is(pg_temp.lever('rsci ESSAI', 'illisible', 'donnees_illisibles', 'abandon'), 'leve',
  'the RSCI does, by a traced decision');
select is((select count(*) from commande.commande c where c.id = essai.id('commande illisible')), 1::bigint,
  'nothing is deleted');
select is(pg_temp.lever('admin ESSAI', 'horloge', 'horloge_invraisemblable', 'confirmation'), 'leve',
  'the administrator confirms a date');

select * from finish();
rollback;
