-- Spec: terrain#transfert: a campaign that ended before the transfer keeps its consumption; one
-- that ended after it does not.
begin;
set local role metier;
select plan(5);
select essai.preparer_operations();
select essai.producteur('Afi');
select essai.collecter('une', essai.kg(1000), essai.capture(essai.t(-6)));
update campagne.campagne set active_pendant = tstzmultirange(tstzrange(essai.t(-100), essai.t(-4)))
where id = essai.id('campagne ESSAI');
select is(essai.transferer('Kossi', 'Afi', essai.t(-3)), 'fait', 'a transfer after the closing');
select is(essai.capacites(), 'Kossi ANANAS AB 1000', 'the consumption stays');
select essai.collecter('tardive', essai.kg(500), essai.capture(essai.t(-5)));
select is(essai.capacites(), 'Kossi ANANAS AB 1500', 'a late collection of that campaign too');
update campagne.campagne set active_pendant = tstzmultirange(tstzrange(essai.t(-100), essai.t(-1)))
where id = essai.id('campagne ESSAI');
select is(essai.transferer('Kossi', 'Kossi', essai.t(-2)), 'fait', 'a transfer before the closing');
select is(essai.capacites(), 'Kossi ANANAS AB 1500', 'back to who had it');

select * from finish();
rollback;
