-- Spec: service#actes-simultanes: a declaration waited for a lock, and a declaration with a later
-- date was made meanwhile. The first one is not in force, and no capacity is calculated with it.
begin;
set local role metier;
select plan(3);
select essai.preparer_operations();
select essai.mesurer_kossi();
update parcelle.parcelle set cree_le = essai.t(-90) where id = essai.id('parcelle Kossi');
insert into capacite.capacite (organisation_id, id, campagne_id, producteur_id, matiere_code,
  etat_code, capacite_g, lignes, statut, proposee_le)
values (core.organisation_id(), essai.id('capacite'), essai.id('campagne ESSAI'), essai.id('Kossi'),
  'ANANAS', 'AB', 1000000,
        jsonb_build_array(jsonb_build_object('parcelle_id', essai.id('parcelle Kossi'))), 'validee',
        essai.t(-50));

create function pg_temp.changer(p_part integer, p_jours integer) returns text language sql as $$
  select from parcelle.changer_cultures(essai.id('parcelle Kossi'),
    jsonb_build_object('le', essai.t(p_jours), 'raison', 'replantée', 'cultures',
      jsonb_build_array(jsonb_build_object('produit_id', essai.produit('ANANAS'), 'part_cp',
        p_part))), essai.id('rsci ESSAI'), essai.t(p_jours));
  select string_agg(c.statut || coalesce(' ' || (c.lignes #>> '{0,part_cp}'), ''), ', '
    order by c.proposee_le) from capacite.capacite c
$$;
select is(pg_temp.changer(4000, 2), 'a_revalider, proposee 4000', 'what it grows now');
select is(pg_temp.changer(7000, 1), 'a_revalider, proposee 4000', 'a declaration of before');
select is((select count(*) from parcelle.assolement), 2::bigint, 'is kept');

select * from finish();
rollback;
