-- "Data is isolated per organization": a control of another organization does not exist here.
begin;
set local role metier;
select plan(1);
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

select from essai.collecter('x', '{"calcul_telephone": {"net_g": 1, "refaction_g": 0, "net_marchand_g": 1}}');
create temp table k as select c.id from controle.controle c;
select essai.entrer('VOISIN');
select throws_ok(format($$ select controle.lever((core.organisation_id(), essai.id('rsci VOISIN'), true)::utilisateur.session, %L, 'confirmation_serveur', 'vu', essai.t()) $$, k.id),
  'TR404', 'controle_inconnu', 'the neighbour''s RSCI') from k;

select * from finish();
rollback;
