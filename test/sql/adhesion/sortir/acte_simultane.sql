-- Spec: service#actes-simultanes: the exit of a member while another act waited for the lock
-- counts: no second exit, and no plot for this member.
begin;
set local role metier;
select plan(5);
select essai.preparer_operations();
select essai.producteur('Afi');

create function pg_temp.agir(p_regle text, p_jours integer, p_requete jsonb default '{}',
  p_id uuid default essai.id('Kossi')) returns text language sql as $$
  select split_part(essai.issue_de(format('select %s(%L, %L, %L, %L)', p_regle, p_id,
      jsonb_build_object('le', essai.t(p_jours), 'raison', 'x') || p_requete,
      essai.id('rsci ESSAI'), essai.t(p_jours))), '{', 1)
$$;
select is(pg_temp.agir('adhesion.sortir', 2), '', 'an exit');
select is(pg_temp.agir('adhesion.sortir', 1), '409 producteur_sorti', 'told to who waited');
select is(pg_temp.agir('adhesion.sortir', 2, '{}', essai.id('Afi')), '', 'another exit');
select is(pg_temp.agir('adhesion.transferer_parcelle', 1,
    jsonb_build_object('producteur_id', essai.id('Afi')), essai.id('parcelle Kossi')),
  '409 producteur_sorti', 'who waited gives them no plot');
select is(pg_temp.agir('adhesion.revenir', 1), '409 evenement_hors_ordre',
  'a return is refused for its date alone');

select * from finish();
rollback;
