-- Spec: terrain#origines: a plot made from others inherits their quality states, the lowest at each
-- time. The others end then, do not overlap it, and keep their earlier collections.
begin;
set local role metier;
select plan(24);
select essai.preparer_operations();
select from essai.producteur('autre');

create function pg_temp.enregistrer(p_nom text) returns text language sql as $$
  select essai.motifs(essai.faire('parcelle.enregistrer', p_nom,
    jsonb_build_object('releve', essai.releve(p_nom, essai.rectangle(2.1, 6.4)))))
$$;
create function pg_temp.dire(p_nom text, p_anciennes text[], p_jour integer) returns text
language plpgsql as $$
begin
  perform adhesion.dire_origines(essai.id(p_nom), jsonb_build_object('le', (
    select p.cree_le + make_interval(days => p_jour) from parcelle.parcelle p
    where p.id = essai.id(p_nom)), 'raison', 'remembrement', 'anciennes', (
      select jsonb_agg(essai.id(a)) from unnest(p_anciennes) as a)),
    essai.id('rsci ESSAI'), essai.t(5));
  return 'dit';
exception when sqlstate 'TR400' or sqlstate 'TR404' or sqlstate 'TR409' then
  return sqlerrm;
end
$$;
create function pg_temp.statuts(p_nom text) returns text language sql as $$
  select string_agg(s.etat_code || ' ' || date_part('day', lower(s.periode) - essai.t()) || ' '
    || coalesce(date_part('day', upper(s.periode) - essai.t())::text, '…'), ', '
    order by s.periode)
  from conformite.statut_parcelle s where s.parcelle_id = essai.id(p_nom)
$$;
create function pg_temp.statuer(p_nom text, p_etat text, p_jour integer) returns void
language sql as $$
  select from conformite.reviser(essai.id(p_nom), 'AB', p_etat, essai.t(p_jour), 'x',
    essai.id('rsci ESSAI'), essai.t())
$$;

select is(pg_temp.enregistrer('nord'), null, 'a plot');
select is(pg_temp.enregistrer('sud'), 'chevauchement_parcelle', 'another one, over it');
select pg_temp.statuer('nord', 'C1', -8), pg_temp.statuer('nord', 'C2', -5);
select pg_temp.statuer('sud', 'C1', -7), pg_temp.statuer('sud', 'C2', -4);
select is(pg_temp.enregistrer('tout'), 'chevauchement_parcelle', 'one that covers both');
select is((select count(*) from controle.controle k where k.statut = 'ouvert'
    and essai.id('tout') in (k.entite_id, k.autre_id)), 2::bigint, 'each is an overlap');
select is(pg_temp.dire('tout', '{nord,nord}', 0), 'parametre_invalide', 'a plot twice');
select is(pg_temp.dire('tout', '{nord,?}', 0), 'parcelle_inconnue', 'none');
select is(pg_temp.dire('tout', '{nord}', 1), 'evenement_hors_ordre', 'after it was surveyed');
select from essai.collecter('avant', essai.sur_une_parcelle('nord'), essai.capture(essai.t(-1)));
select from essai.collecter('tard', essai.sur_une_parcelle('nord'));
select from essai.collecter('neuf', essai.sur_une_parcelle('tout'));
select is(pg_temp.dire('tout', '{nord,sud}', 0), 'dit', 'joined');
select ok(not essai.constats('avant') @> '[{"motif": "reference_inactive"}]'
  and (select c.parcelle_id = essai.id('nord') from collecte.collecte c
       where c.id = essai.id('avant')), 'what was collected before stays theirs');
select ok(essai.constats('tard') @> '[{"motif": "reference_inactive"}]',
  'what is dated after is judged again');
select is((select q.etat_code from collecte.qualite q where q.collecte_id = essai.id('neuf')
    and q.referentiel_code = 'AB'), 'C2', 'and so is what was collected of it meanwhile');
select is(pg_temp.statuts('tout'), 'C1 -7 -4, C2 -4 …', 'the lowest, from the latest start');
select is_empty($$ select from parcelle.parcelle p where p.id in (essai.id('nord'), essai.id('sud'))
    and (p.actif_pendant @> p.cree_le or not p.actif_pendant @> essai.t(-1)) $$, 'which end');
select is((select count(*) from controle.controle k where k.statut = 'ouvert'
    and essai.id('tout') in (k.entite_id, k.autre_id)), 0::bigint, 'no overlap of their own land');
select parcelle.rejuger_chevauchements(essai.id('tout'), essai.t());
select is((select count(*) from controle.controle k where k.statut = 'ouvert'
    and essai.id('tout') in (k.entite_id, k.autre_id)), 0::bigint, 'nor found again');
select is(pg_temp.dire('tout', '{nord}', 0), 'origines_deja_dites', 'once');

select pg_temp.enregistrer('ouest');
select is(pg_temp.dire('ouest', '{tout}', 0), 'dit', 'split');
select is(pg_temp.statuts('ouest'), 'C1 -7 -4, C2 -4 …', 'with the same history');
select results_eq($$ select o ->> 'nom', s ->> 'nom'
    from parcelle.detailler(essai.id('tout'), essai.t()) as d,
      json_array_elements(d -> 'origines') as o, json_array_elements(d -> 'suites') as s
    order by 1 $$,
  $$ values ('nord', 'ouest'), ('sud', 'ouest') $$, 'shown on both sides');

create function pg_temp.annuler(p_nom text) returns text language plpgsql as $$
begin
  return commande.annuler(essai.id('commande ' || p_nom), 'erreur', essai.id('rsci ESSAI'),
    essai.t(6)) ->> 'statut';
exception when sqlstate 'TR409' then
  return sqlerrm;
end
$$;
select is(pg_temp.annuler('tout'), 'annulation_impossible', 'others came of it');
select isnt(pg_temp.annuler('ouest'), 'annulation_impossible', 'cancelled');
select results_eq($$ select upper_inf(p.actif_pendant), (select count(*) from parcelle.suites(p.id))
    from parcelle.parcelle p where p.id = essai.id('tout') $$, $$ values (true, 0::bigint) $$,
  'what it came of is there again');
select pg_temp.enregistrer('est');
select is(pg_temp.dire('est', '{tout}', 0), 'dit', 'and another one may come of it');
select throws_ok($$ select adhesion.refuser_transfert(p, d, essai.t(2), essai.t(5))
    from parcelle.parcelle p, producteur.producteur d
    where p.id = essai.id('tout') and d.id = essai.id('autre') $$, 'TR409', 'evenement_hors_ordre',
  'what others came of is not transferred');

select * from finish();
rollback;
