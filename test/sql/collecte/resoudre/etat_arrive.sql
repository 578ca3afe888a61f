-- Control queue: `reference_inconnue` has the decisions "correction, confirmation": an unknown quality state can be resolved too, once
-- a pack has brought it.
begin;
set local role metier;
select plan(2);
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

select from essai.collecter('x', '{"qualite_declaree": {"AB": "AB", "NOP": "NOP"}}');
select is(pg_temp.lever('rsci ESSAI', 'x', 'reference_inconnue', 'correction'), '409 reference_toujours_inconnue',
  'while the catalogue does not know it');
select from pack.publier_referentiels('[{"code": "NOP", "libelle": "NOP", "etats": [{"code": "NOP", "libelle_fr": "NOP", "libelle_en": "NOP", "rang": 1, "categorie_affichage": "bio"}]}]');
select is(pg_temp.lever('rsci ESSAI', 'x', 'reference_inconnue', 'correction'), 'leve', 'once it does');

select * from finish();
rollback;
