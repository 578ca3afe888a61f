-- Spec: ventes-et-expeditions#vente: a sale is judged at its date: its client, its certificates,
-- its rate; only a draft can be validated.
begin;
set local role metier;
select plan(11);
select essai.preparer_ventes();

create function pg_temp.valider(p_code text) returns text language sql as $$
  select essai.refus(format('select vente.valider(%L, essai.id(''admin ESSAI''), essai.t(1))',
      coalesce(essai.vente(p_code), essai.id('?'))))
$$;
select essai.vendre('A', '{}', 'brouillon');
select is(pg_temp.valider('A'), 'accepté', 'a draft');
select is(
  (select array[v.statut, (v.date_operation = essai.t(1))::text, v.montant_organisation::text,
      v.devise_organisation] from vente.vente v where v.code = 'A'), '{validée,true,500,XOF}',
  'dated and priced');
select is(pg_temp.valider('A'), '409 transition_refusee', 'once');
select is(pg_temp.valider('?'), '404 vente_inconnue', 'none');
select essai.vendre('D', jsonb_build_object('date_operation', essai.t(-10)), 'brouillon');
select is(pg_temp.valider('D'), 'accepté', 'dated before');
select is((select v.date_operation from vente.vente v where v.code = 'D'), essai.t(-10),
  'at its own date');

select is(essai.refus($$ select essai.vendre('E', '{"devise": "EUR"}') $$),
  '409 taux_change_inconnu', 'another currency needs a rate');
insert into devise.taux (organisation_id, source, cible, valeur, depuis, raison, auteur_id, fixe_le)
values (core.organisation_id(), 'EUR', 'XOF', 655.957, essai.t(), 'Parité', essai.id('admin ESSAI'),
  essai.t());
select essai.vendre('F', '{"devise": "EUR"}');
select is((select v.montant_organisation from vente.vente v where v.code = 'F'), 3280::bigint,
  'five euros, in francs without cents');

select essai.vendre('G', '{}', 'brouillon');
update client.client set actif_pendant = '{[2025-01-01,2026-06-02)}' where id = essai.cliente();
select is(pg_temp.valider('G'), '409 client_inactif', 'the client left');
select is(essai.refus($$ select essai.vendre('H') $$), '409 client_inactif',
  'nothing more is sold to it');
select is((select string_agg(e.action, ',' order by e.id) from journal.evenement e
    where e.entite = 'vente' and e.entite_id = essai.vente('A')), 'vente.creer,vente.valider',
  'all of it journaled');

select * from finish();
rollback;
