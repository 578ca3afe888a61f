-- Spec: identites-et-droits#catalogue: the complete list of permissions, for commands and for the
-- office.
begin;
set local role metier;
select plan(2);

select set_eq('select p.code from utilisateur.permission p where p.de_commande', '{
    producer.register,producer.update,plot.register,plot.survey,collection.record,
    collection.report_error,receipt.reprint,delivery.issue_note,input.issue,inspection.record,
    harvest.estimate,nonconformity.report}'::text[], 'command permissions');
select set_eq('select p.code from utilisateur.permission p where not p.de_commande', '{
    users.manage,devices.manage,permission_sets.manage,settings.manage,capacity.approve,
    review.resolve,dashboard.view,modules.manage,campaigns.manage,products.manage,
    certification.manage,contracts.manage,capacity.propose,reception.derogate,stock.manage,
    stock.release_quarantine,stock.reverse,sales.manage,shipping.manage,recall.manage,
    audit.export,payments.manage,eudr.submit,webhooks.manage}'::text[], 'back-office permissions');

select * from finish();
rollback;
